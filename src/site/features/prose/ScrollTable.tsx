import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';

/** Wide tables scroll horizontally, also with the keyboard. */
export function ScrollTable({ label, children }: { label?: string; children?: ReactNode }) {
  const { t } = useDocsConfig();
  return (
    <div className="scroll-table" role="group" tabIndex={0} aria-label={label ?? t('table.label')}>
      <table>{children}</table>
    </div>
  );
}
