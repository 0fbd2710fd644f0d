import Box from '@mui/material/Box';
import type { Quote } from './market';

const euros = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The new key restarts the animation with every trade. */
export function Price({ quote }: { quote: Quote }) {
  const [before, now] = quote.history.slice(-2);
  return (
    <span
      key={quote.trades}
      className={now < before ? 'price falls' : 'price rises'}
    >
      {euros.format(quote.price)}
    </span>
  );
}

export function formatChange(change: number): string {
  const sign = change < 0 ? '▼' : '▲';
  return `${sign} ${(Math.abs(change) * 100).toFixed(2)}%`;
}

export function getChangeClass(change: number): string {
  return change < 0 ? 'loss' : 'gain';
}

/** Plain SVG: a chart component in every row would cost more. */
export function Trend({ quote }: { quote: Quote }) {
  const { history } = quote;
  const low = Math.min(...history);
  const range = Math.max(...history) - low || 1;
  const points = history.map((price, index) => {
    const x = (index / (history.length - 1)) * 100;
    const y = 22 - ((price - low) / range) * 20;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      width={100}
      height={24}
      viewBox="0 0 100 24"
      className={getChangeClass(quote.change)}
      aria-hidden
    >
      <polygon
        points={`0,24 ${points.join(' ')} 100,24`}
        fill="currentColor"
        opacity={0.15}
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
      />
    </svg>
  );
}

/** One instrument on a narrow screen. */
export function QuoteListItem({ quote }: { quote: Quote }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.4 }}>
        <strong>{quote.symbol}</strong>
        <Box
          sx={{
            overflow: 'hidden',
            color: 'text.secondary',
            textOverflow: 'ellipsis',
          }}
        >
          {quote.name}
        </Box>
      </Box>
      <Trend quote={quote} />
      <Box sx={{ width: 84, textAlign: 'end', lineHeight: 1.5 }}>
        <Price quote={quote} />
        <div className={getChangeClass(quote.change)}>
          {formatChange(quote.change)}
        </div>
      </Box>
    </Box>
  );
}
