import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import DraftsIcon from '@mui/icons-material/Drafts';
import ForumIcon from '@mui/icons-material/Forum';
import InboxIcon from '@mui/icons-material/Inbox';
import LabelIcon from '@mui/icons-material/Label';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import type SvgIcon from '@mui/material/SvgIcon';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';
import type { TreeItemProps } from '@mui/x-tree-view/TreeItem';

interface MailItemProps extends TreeItemProps {
  name: string;
  icon: typeof SvgIcon;
  unread?: number;
}

const PillItem = styled(TreeItem)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`& .${treeItemClasses.content}`]: {
      color: palette.text.secondary,
      borderRadius: 999,
      paddingTop: theme.spacing(1),
      paddingBottom: theme.spacing(1),
      '&[data-selected], &[data-selected]:hover, &[data-selected][data-focused]':
        {
          color: palette.primary.contrastText,
          backgroundColor: palette.primary.main,
        },
    },
  };
});

function MailItem({ name, icon: Icon, unread, ...props }: MailItemProps) {
  return (
    <PillItem
      {...props}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" color="inherit" />
          <Typography
            variant="body2"
            noWrap
            sx={{ flexGrow: 1, fontWeight: unread ? 700 : 400 }}
          >
            {name}
          </Typography>
          {unread && <Typography variant="caption">{unread}</Typography>}
        </Box>
      }
    />
  );
}

export default function Mailbox() {
  return (
    <Box sx={{ minHeight: 180, width: '100%', maxWidth: 300 }}>
      <SimpleTreeView
        aria-label="Mailbox"
        defaultExpandedItems={['labels']}
        defaultSelectedItems="inbox"
      >
        <MailItem itemId="inbox" name="Inbox" icon={InboxIcon} unread={12} />
        <MailItem itemId="drafts" name="Drafts" icon={DraftsIcon} />
        <MailItem itemId="labels" name="Labels" icon={LabelIcon}>
          <MailItem itemId="forum" name="Forum" icon={ForumIcon} unread={94} />
          <MailItem itemId="offers" name="Offers" icon={LocalOfferIcon} />
        </MailItem>
      </SimpleTreeView>
    </Box>
  );
}
