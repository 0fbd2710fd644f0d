import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import { prefixer } from 'stylis';

const cache = createCache({
  key: 'muirtl',
  stylisPlugins: [prefixer, rtlPlugin],
});

/** For a part of a page. A whole application has `dir` on the html element and `direction` in its theme. */
export function RightToLeft({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <RtlProvider value>
        <div dir="rtl">{children}</div>
      </RtlProvider>
    </CacheProvider>
  );
}
