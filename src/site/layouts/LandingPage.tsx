import type { DemoData } from '#model/demo/Demo.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import { DemoFrame } from '../features/demo/DemoFrame.tsx';
import { DemoTexts } from '../features/demo/DemoTexts.tsx';
import { Landing } from '../features/landing/Landing.tsx';
import { DocsProvider } from './DocsProvider.tsx';
import { PageFrame } from './PageFrame.tsx';

export interface LandingPageProps {
  locale: Locale;
  navigation: readonly NavigationEntry[];
  pageNames: Readonly<Record<string, string>>;
  /** The demos of `content/landing`, by name. */
  demos: Readonly<Record<string, DemoData>>;
}

/** The demo of each product. */
const SAMPLES = {
  'x-data-grid': { name: 'OrdersGrid', height: 368 },
  'x-date-pickers': { name: 'DeparturePicker', height: 382 },
  'x-charts': { name: 'RainfallChart', height: 348 },
  'x-tree-view': { name: 'ParksTree', height: 278 },
} as const;

export function LandingPage({ locale, navigation, pageNames, demos }: LandingPageProps) {
  const samples = Object.fromEntries(
    Object.entries(SAMPLES).map(([productId, { name, height }]) => {
      const demo = demos[name];
      if (!demo) throw new Error(`Demo "${name}" is missing in content/landing.`);
      return [productId, <DemoFrame key={name} demo={demo} height={height} codeOpen={false} />];
    }),
  );
  return (
    <DocsProvider locale={locale} pageNames={pageNames}>
      <PageFrame pathname="/x" trail={[]} navigation={navigation} productId="null" wide>
        <DemoTexts />
        <Landing
          samples={samples}
          pathnames={new Set(listLeaves(navigation).map((leaf) => leaf.pathname))}
        />
      </PageFrame>
    </DocsProvider>
  );
}
