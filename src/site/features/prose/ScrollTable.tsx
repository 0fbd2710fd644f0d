import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';

/** A table that scrolls horizontally if it's wide, with the keyboard as well. */
export function ScrollTable({ label, children }: { label?: string; children?: ReactNode }) {
  const { t } = useDocsConfig();
  return (
    <div className="scroll-table" role="group" tabIndex={0} aria-label={label ?? t('table.label')}>
      <table>{children}</table>
    </div>
  );
}
