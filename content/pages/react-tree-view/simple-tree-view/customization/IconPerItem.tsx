import Box from '@mui/material/Box';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconPerItem() {
  return (
    <Box sx={{ minHeight: 128, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Sowing calendar"
        defaultExpandedItems={['year']}
      >
        <TreeItem itemId="year" label="Sowing calendar">
          <TreeItem
            itemId="spring"
            label="Spring: peas, radish"
            slots={{ icon: LocalFloristIcon }}
            slotProps={{ icon: { color: 'success' } }}
          />
          <TreeItem
            itemId="summer"
            label="Summer: chicory"
            slots={{ icon: WbSunnyIcon }}
            slotProps={{ icon: { color: 'warning' } }}
          />
          <TreeItem
            itemId="winter"
            label="Winter: nothing"
            slots={{ icon: AcUnitIcon }}
            slotProps={{ icon: { color: 'info' } }}
          />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
