import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { ROOTS } from './roots';
import { createServer, type Station } from './server';

/** A parent starts with a placeholder, which makes it expandable. */
const toItem = ({ id, label, childrenCount }: Station): TreeViewBaseItem => ({
  id,
  label,
  children:
    childrenCount > 0 ? [{ id: `${id}/loading`, label: 'Loading…' }] : [],
});

const withChildren = (
  items: TreeViewBaseItem[],
  id: string,
  children: TreeViewBaseItem[],
): TreeViewBaseItem[] =>
  items.map((item) => ({
    ...item,
    children:
      item.id === id
        ? children
        : withChildren(item.children ?? [], id, children),
  }));

const isItemDisabled = (item: TreeViewBaseItem) => item.id.endsWith('/loading');

export default function LoadOnExpandCommunity() {
  const [server] = React.useState(createServer);
  React.useEffect(() => () => server.close(), [server]);
  const [items, setItems] = React.useState(() => ROOTS.map(toItem));
  const requested = React.useRef(new Set<string>());

  const load = async (itemId: string) => {
    if (!requested.current.has(itemId)) {
      requested.current.add(itemId);
      const stations = await server.getChildren(itemId);
      setItems((old) => withChildren(old, itemId, stations.map(toItem)));
    }
  };

  return (
    <Box sx={{ minHeight: 256, maxWidth: 400 }}>
      <RichTreeView
        items={items}
        isItemDisabled={isItemDisabled}
        onItemExpansionToggle={(event, itemId, isExpanded) => {
          if (isExpanded) {
            load(itemId);
          }
        }}
        aria-label="River stations, loaded by hand"
      />
    </Box>
  );
}
