import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { invoices, type InvoiceNode } from './invoices';

function renderNode(node: InvoiceNode) {
  return (
    <TreeItem key={node.key} itemId={node.key} label={node.name}>
      {node.entries?.map(renderNode)}
    </TreeItem>
  );
}

export default function InvoicesByQuarter() {
  return (
    <Box sx={{ minHeight: 224, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Invoices by quarter"
        defaultExpandedItems={['2024-q2', 'inv-1060']}
      >
        {invoices.map(renderNode)}
      </SimpleTreeView>
    </Box>
  );
}
