import type { PropsWithChildren } from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { UseTreeItemContentSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

// Custom elements in the slots, so no Material UI style competes with the utilities.
function Content(props: UseTreeItemContentSlotOwnProps & PropsWithChildren) {
  const { status, onClick, onMouseDown, ref, children } = props;
  const edge = status.selected
    ? 'border-blue-600 bg-blue-500/10 dark:border-blue-300'
    : 'border-transparent hover:bg-slate-500/10';
  const ring = status.focused ? 'outline-2 outline-slate-500/60' : '';

  return (
    <div
      ref={ref}
      onClick={onClick}
      onMouseDown={onMouseDown}
      className={`flex cursor-pointer items-center gap-2 rounded-lg border-0 border-s-4 border-solid px-3 py-1.5 ${edge} ${ring}`}
    >
      {children}
    </div>
  );
}

function Label({ children }: PropsWithChildren) {
  return <div className="min-w-0 flex-1 text-sm font-medium">{children}</div>;
}

function Group(props: PropsWithChildren<{ in: boolean }>) {
  return props.in ? (
    <ul
      role="group"
      className="m-0 ms-6 list-none border-0 border-s border-solid border-slate-500/30 p-0"
    >
      {props.children}
    </ul>
  ) : null;
}

function Folder(props: TreeItemProps) {
  const slots = { content: Content, label: Label, groupTransition: Group };
  return <TreeItem {...props} slots={slots} />;
}

export default function StyledFolders() {
  return (
    <div className="w-full max-w-sm" style={{ minHeight: 231 }}>
      <SimpleTreeView
        aria-label="Project folders"
        defaultExpandedItems={['permits', 'surveys']}
        defaultSelectedItems="soil-report"
      >
        <Folder itemId="permits" label="Permits">
          <Folder itemId="building" label="Building permit" />
          <Folder itemId="surveys" label="Surveys">
            <Folder itemId="soil-report" label="Soil report" />
            <Folder itemId="noise-report" label="Noise report" />
          </Folder>
        </Folder>
        <Folder itemId="drawings" label="Drawings">
          <Folder itemId="elevations" label="Elevations" />
        </Folder>
      </SimpleTreeView>
    </div>
  );
}
