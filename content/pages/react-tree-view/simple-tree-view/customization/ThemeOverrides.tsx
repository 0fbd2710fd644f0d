import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const compactTrees = (outerTheme: Theme): Theme => ({
  ...outerTheme,
  components: {
    ...outerTheme.components,
    MuiTreeItem: {
      styleOverrides: {
        content: { paddingTop: 0, paddingBottom: 0 },
        label: { fontSize: 13, lineHeight: '22px' },
      },
    },
  },
});

export default function ThemeOverrides() {
  const theme = compactTrees(useTheme());

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ minHeight: 132, width: '100%', maxWidth: 360 }}>
        <SimpleTreeView
          aria-label="Build output"
          defaultExpandedItems={['dist', 'fonts']}
        >
          <TreeItem itemId="dist" label="dist">
            <TreeItem itemId="fonts" label="fonts">
              <TreeItem itemId="woff-regular" label="serif-regular.woff2" />
              <TreeItem itemId="woff-bold" label="serif-bold.woff2" />
            </TreeItem>
            <TreeItem itemId="index-html" label="index.html" />
            <TreeItem itemId="main-css" label="main.css" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </ThemeProvider>
  );
}
