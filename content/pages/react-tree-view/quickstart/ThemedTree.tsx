import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const withTreeStyles = (outerTheme: Theme): Theme => ({
  ...outerTheme,
  components: {
    ...outerTheme.components,
    MuiSimpleTreeView: {
      defaultProps: { itemChildrenIndentation: 24 },
    },
    MuiTreeItem: {
      styleOverrides: {
        content: { paddingTop: 8, paddingBottom: 8, borderRadius: 999 },
        label: outerTheme.typography.body2,
      },
    },
  },
});

export default function ThemedTree() {
  const theme = withTreeStyles(useTheme());

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ minHeight: 180, width: '100%', maxWidth: 360 }}>
        <SimpleTreeView
          aria-label="Workshop tools"
          defaultExpandedItems={['hand-tools']}
          defaultSelectedItems="spokeshave"
        >
          <TreeItem itemId="hand-tools" label="Hand tools">
            <TreeItem itemId="chisels" label="Chisels" />
            <TreeItem itemId="spokeshave" label="Spokeshave" />
          </TreeItem>
          <TreeItem itemId="machines" label="Machines">
            <TreeItem itemId="lathe" label="Lathe" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </ThemeProvider>
  );
}
