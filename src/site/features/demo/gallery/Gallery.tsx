import { Children, isValidElement, use } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { DemoData } from '#model/demo/Demo.ts';
import type { ExampleFacts } from '#model/demo/Example.ts';
import { useDocsConfig } from '../../../browser/DocsConfigContext.tsx';
import { DemosContext } from '../DemosContext.tsx';
import { Example } from './Example.tsx';
import type { ExampleProps } from './Example.tsx';
import { findExampleDemo } from './findExampleDemo.ts';
import { GalleryFilters } from './GalleryFilters.tsx';
import styles from './Gallery.module.css';

/** Examples from this page and others as cards. `enhanceGallery` makes the filters work; without scripts, all cards are listed. */
export function Gallery({ children }: { children: ReactNode }) {
  const { t } = useDocsConfig();
  const demos = use(DemosContext);
  const examples = Children.toArray(children)
    .filter(isExample)
    .map(({ props }) => readFacts(props, demos));
  return (
    <div className={styles.gallery} data-gallery="" data-code-failed={t('gallery.codeFailed')}>
      <GalleryFilters examples={examples} />
      <ul className={styles.cards} role="list">
        {children}
      </ul>
    </div>
  );
}

function isExample(child: ReactNode): child is ReactElement<ExampleProps> {
  return isValidElement(child) && child.type === Example;
}

function readFacts(
  { href, question, chart }: ExampleProps,
  demos: Readonly<Record<string, DemoData>>,
): ExampleFacts {
  return { question, chart, plan: findExampleDemo(demos, href).plan ?? 'community' };
}
