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

export function LandingPage({ locale, navigation, pageNames, demos }: LandingPageProps) {
  const dashboard = demos['OrderDesk'];
  if (!dashboard) throw new Error('Demo "OrderDesk" is missing in content/landing.');
  return (
    <DocsProvider locale={locale} pageNames={pageNames}>
      <PageFrame pathname="/x" trail={[]} navigation={navigation} productId="null" wide>
        <DemoTexts />
        <Landing pathnames={new Set(listLeaves(navigation).map((leaf) => leaf.pathname))}>
          <DemoFrame demo={dashboard} height={572} codeOpen={false} />
        </Landing>
      </PageFrame>
    </DocsProvider>
  );
}
