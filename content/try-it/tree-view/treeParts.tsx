import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import {
  TreeItem,
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import type { UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { createContext, use, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { TryItPart } from '#model/try-it/tryItParts.ts';
import { loadComponent } from '../shared/Scene.ts';
import type { PartHost, RenderPart, Scene, SceneComponent, SceneLoaders } from '../shared/Scene.ts';
import { items } from './treeItems.ts';

const LOADERS: SceneLoaders = {
  RichTreeViewProRoot: () =>
    import('@mui/x-tree-view-pro/RichTreeViewPro').then((m) => m.RichTreeViewProRoot),
  RichTreeViewRoot: () => import('@mui/x-tree-view/RichTreeView').then((m) => m.RichTreeViewRoot),
  SimpleTreeViewRoot: () =>
    import('@mui/x-tree-view/SimpleTreeView').then((m) => m.SimpleTreeViewRoot),
  TreeItem: () => import('@mui/x-tree-view/TreeItem').then((m) => m.TreeItem),
  TreeItemCheckbox: () => import('@mui/x-tree-view/TreeItem').then((m) => m.TreeItemCheckbox),
  TreeItemContent: () => import('@mui/x-tree-view/TreeItem').then((m) => m.TreeItemContent),
  TreeItemDragAndDropOverlay: () =>
    import('@mui/x-tree-view/TreeItemDragAndDropOverlay').then((m) => m.TreeItemDragAndDropOverlay),
  TreeItemIcon: () => import('@mui/x-tree-view/TreeItemIcon').then((m) => m.TreeItemIcon),
  TreeItemIconContainer: () =>
    import('@mui/x-tree-view/TreeItem').then((m) => m.TreeItemIconContainer),
  TreeItemLabel: () => import('@mui/x-tree-view/TreeItem').then((m) => m.TreeItemLabel),
  TreeItemLabelInput: () =>
    import('@mui/x-tree-view/TreeItemLabelInput').then((m) => m.TreeItemLabelInput),
  TreeItemProvider: () =>
    import('@mui/x-tree-view/TreeItemProvider').then((m) => m.TreeItemProvider),
  TreeItemRoot: () => import('@mui/x-tree-view/TreeItem').then((m) => m.TreeItemRoot),
};

/** The part and its name. A slot's component must stay the same between renders, so the slot reads its content from here. */
const Part = createContext<{ name: string; render: RenderPart }>({ name: '', render: () => null });

type Given = Readonly<Record<string, unknown>>;

/** One piece of an item: the part if it's the one being tried, otherwise the default. */
function Piece({ name, Own, given }: { name: string; Own: unknown; given: object }) {
  const part = use(Part);
  const Component = Own as ComponentType<object>;
  return name === part.name ? part.render(given as Given) : <Component {...given} />;
}

function RootSlot(given: object) {
  return use(Part).render(given as Given);
}

/** An item composed of its pieces. */
function PiecewiseItem({ id, itemId, label, disabled, children }: UseTreeItemParameters) {
  const parameters = { id, itemId, label, disabled, children } as UseTreeItemParameters;
  const item = useTreeItem(parameters);
  const { status } = item;
  const labelPiece = status.editing ? (
    <Piece name="TreeItemLabelInput" Own={TreeItemLabelInput} given={item.getLabelInputProps()} />
  ) : (
    <Piece name="TreeItemLabel" Own={TreeItemLabel} given={item.getLabelProps()} />
  );
  const icon = <Piece name="TreeItemIcon" Own={TreeItemIcon} given={{ status }} />;
  const content = (
    <>
      <Piece
        name="TreeItemIconContainer"
        Own={TreeItemIconContainer}
        given={{ ...item.getIconContainerProps(), children: icon }}
      />
      <Piece name="TreeItemCheckbox" Own={TreeItemCheckbox} given={item.getCheckboxProps()} />
      {labelPiece}
      <Piece
        name="TreeItemDragAndDropOverlay"
        Own={TreeItemDragAndDropOverlay}
        given={item.getDragAndDropOverlayProps()}
      />
    </>
  );
  const inside = (
    <>
      <Piece
        name="TreeItemContent"
        Own={TreeItemContent}
        given={{ ...item.getContentProps(), children: content }}
      />
      {children ? <TreeItemGroupTransition {...item.getGroupTransitionProps()} /> : null}
    </>
  );
  const root = (
    <Piece
      name="TreeItemRoot"
      Own={TreeItemRoot}
      given={{ ...item.getRootProps(), children: inside }}
    />
  );
  return (
    <Piece
      name="TreeItemProvider"
      Own={TreeItemProvider}
      given={{ ...item.getContextProviderProps(), children: root }}
    />
  );
}

type Tree = ComponentType<{ slots?: Record<string, unknown>; children?: ReactNode }>;

const START = { items, defaultExpandedItems: ['fruit'] };

const WITH_IDS = { item: ({ itemId }: { itemId: string }) => ({ id: `tree-${itemId}` }) };

function Fruit(props: object) {
  return <RichTreeView {...START} isItemEditable slotProps={WITH_IDS} {...props} />;
}

function SimpleFruit(props: object) {
  return (
    <SimpleTreeView {...props}>
      <TreeItem itemId="apples" label="Apples" />
      <TreeItem itemId="plums" label="Plums" />
    </SimpleTreeView>
  );
}

async function loadHost(name: string): Promise<PartHost> {
  if (name === 'TreeItem') {
    return function ItemHost({ render }) {
      return (
        <SimpleTreeView>
          <TreeItem itemId="apples" label="Apples" />
          {render()}
        </SimpleTreeView>
      );
    };
  }
  const [SlotTree, slots] = await findTree(name);
  return function TreeHost({ render }) {
    const part = useMemo(() => ({ name, render }), [render]);
    return (
      <Part value={part}>
        <SlotTree slots={slots} />
      </Part>
    );
  };
}

async function findTree(name: string): Promise<[Tree, Record<string, unknown>]> {
  switch (name) {
    case 'SimpleTreeViewRoot':
      return [SimpleFruit as Tree, { root: RootSlot }];
    case 'RichTreeViewRoot':
      return [Fruit as Tree, { root: RootSlot }];
    case 'RichTreeViewProRoot': {
      const { RichTreeViewPro } = await import('@mui/x-tree-view-pro/RichTreeViewPro');
      const Pro = RichTreeViewPro as unknown as ComponentType<object>;
      return [(props) => <Pro {...START} {...props} />, { root: RootSlot }];
    }
    default:
      return [Fruit as Tree, { item: PiecewiseItem }];
  }
}

export async function createTreePart(name: string, part: TryItPart): Promise<Scene> {
  return {
    Component: (await loadComponent(LOADERS, name)) as SceneComponent,
    props: part.props,
    Host: await loadHost(name),
    layout: 'fill',
  };
}
