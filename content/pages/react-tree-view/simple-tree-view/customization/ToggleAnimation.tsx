import Box from '@mui/material/Box';
import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function FadeCollapse({ children, ...props }: CollapseProps) {
  return (
    <Collapse {...props} timeout={400}>
      <Fade in={props.in} timeout={800}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

function FadingItem(props: TreeItemProps) {
  return <TreeItem {...props} slots={{ groupTransition: FadeCollapse }} />;
}

export default function ToggleAnimation() {
  return (
    <Box sx={{ minHeight: 192, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Constellations"
        defaultExpandedItems={['northern']}
      >
        <FadingItem itemId="northern" label="Northern sky">
          <FadingItem itemId="lyra" label="Lyra" />
          <FadingItem itemId="cygnus" label="Cygnus" />
        </FadingItem>
        <FadingItem itemId="southern" label="Southern sky">
          <FadingItem itemId="crux" label="Crux" />
          <FadingItem itemId="carina" label="Carina" />
        </FadingItem>
      </SimpleTreeView>
    </Box>
  );
}
