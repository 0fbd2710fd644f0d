import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function RoomLabel(props: { name: string; objects: number }) {
  return (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}
    >
      <Typography noWrap>{props.name}</Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        {props.objects} objects
      </Typography>
    </Stack>
  );
}

export default function MuseumRooms() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Museum rooms"
        defaultExpandedItems={['west-wing']}
      >
        <TreeItem
          itemId="west-wing"
          label={<RoomLabel name="West wing" objects={212} />}
        >
          <TreeItem
            itemId="clocks"
            label={<RoomLabel name="Clocks" objects={74} />}
          />
          <TreeItem
            itemId="looms"
            label={<RoomLabel name="Looms" objects={138} />}
          />
        </TreeItem>
        <TreeItem
          itemId="east-wing"
          label={<RoomLabel name="East wing" objects={95} />}
        >
          <TreeItem
            itemId="ceramics"
            label={<RoomLabel name="Ceramics" objects={95} />}
          />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
