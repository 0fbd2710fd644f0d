import type { ReactNode } from 'react';
import type { ApiPageData } from '#model/page/ApiPageData.ts';
import { toKebabCase } from '#model/page/ApiPageData.ts';
import { LongName } from '../../ui/LongName.tsx';
import styles from './ApiTabEntry.module.css';

/** One of several entries in a guide's API tab, with its name as a heading. */
export function ApiTabEntry({ data, children }: { data: ApiPageData; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      <h2 className={styles.name} id={toKebabCase(data.entry.name)} tabIndex={-1}>
        <a href={`${data.pathname}/`}>
          <LongName text={data.entry.name} />
        </a>
      </h2>
      {children}
    </div>
  );
}
