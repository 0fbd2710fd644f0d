import Box from '@mui/material/Box';
import { STATUS_COLORS } from './statusFilter';
import { getFillLevel, getStatus, type Item } from './stock';

/** A colored dot with a name, so that the color isn't the only sign. */
export function StatusLabel({ item }: { item: Item }) {
  const status = getStatus(item);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        sx={{
          width: 10,
          height: 10,
          borderRadius: '50%',
          bgcolor: STATUS_COLORS[status],
        }}
      />
      {status}
    </Box>
  );
}

/** The stock as a number and as a bar. */
export function StockLevel({ item }: { item: Item }) {
  return (
    <Box sx={{ width: '100%', lineHeight: 1.3 }}>
      {item.stock.toLocaleString('en-US')}
      <Box
        aria-hidden
        sx={{ height: 4, borderRadius: 1, bgcolor: 'action.selected' }}
      >
        <Box
          sx={{
            width: `${getFillLevel(item) * 100}%`,
            height: 4,
            borderRadius: 1,
            bgcolor: STATUS_COLORS[getStatus(item)],
          }}
        />
      </Box>
    </Box>
  );
}

/** On a phone, the status is below the name. */
export function NameAndStatus({ item }: { item: Item }) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.5 }}>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {item.name}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
        <StatusLabel item={item} />
      </Box>
    </Box>
  );
}
