import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { suggestQuantity, type Item } from './stock';

interface OrderDialogProps {
  items: Item[];
  fullScreen: boolean;
  onClose: () => void;
  onOrder: (quantities: ReadonlyMap<number, number>) => void;
}

/** Mount it to open it, so that it always starts with new suggestions. */
export function OrderDialog({
  items,
  fullScreen,
  onClose,
  onOrder,
}: OrderDialogProps) {
  const [quantities, setQuantities] = React.useState(
    () => new Map(items.map((item) => [item.id, suggestQuantity(item)])),
  );
  const total = [...quantities.values()].reduce((sum, count) => sum + count, 0);
  const titleId = React.useId();

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      fullScreen={fullScreen}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <DialogTitle id={titleId}>
        {items.length === 1 ? items[0].name : `Order ${items.length} products`}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {items.map((item) => (
            <TextField
              key={item.id}
              size="small"
              type="number"
              label={items.length === 1 ? 'Pieces' : item.name}
              helperText={`Stock: ${item.stock}, on order: ${item.onOrder}`}
              value={quantities.get(item.id) || ''}
              placeholder="0"
              slotProps={{ htmlInput: { min: 0, step: 10 } }}
              onChange={(event) => {
                const count = Math.floor(Number(event.target.value));
                setQuantities((current) =>
                  new Map(current).set(item.id, Math.max(0, count)),
                );
              }}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={total === 0}
          onClick={() => onOrder(quantities)}
        >
          Order {total.toLocaleString('en-US')} pieces
        </Button>
      </DialogActions>
    </Dialog>
  );
}
