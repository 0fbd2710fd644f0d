import type { TreeViewDefaultItemModelProperties } from '@mui/x-tree-view/models';

export const items: TreeViewDefaultItemModelProperties[] = [/* snippet */];
