import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createDemoTheme } from './createDemoTheme.ts';

it('renders headings only for text with a heading component', () => {
  const html = renderToStaticMarkup(
    <ThemeProvider theme={createDemoTheme({ direction: 'ltr', dense: false })}>
      <Typography variant="h4">Jun 4</Typography>
      <Typography variant="h4" component="h3">
        Orders
      </Typography>
    </ThemeProvider>,
  );
  expect(html).toMatch(/<div[^>]*>Jun 4<\/div>/);
  expect(html).toMatch(/<h3[^>]*>Orders<\/h3>/);
});
