export interface FileItem {
  id: string;
  label: string;
  kind: 'folder' | 'image' | 'sheet' | 'text';
  children?: FileItem[];
}

export const FILES: FileItem[] = [
  {
    id: 'survey',
    label: 'Survey 2025',
    kind: 'folder',
    children: [
      { id: 'readings', label: 'readings.csv', kind: 'sheet' },
      {
        id: 'photos',
        label: 'Photos',
        kind: 'folder',
        children: [
          { id: 'north-bank', label: 'north-bank.jpg', kind: 'image' },
          { id: 'weir', label: 'weir.jpg', kind: 'image' },
        ],
      },
    ],
  },
  { id: 'report', label: 'report.md', kind: 'text' },
];
