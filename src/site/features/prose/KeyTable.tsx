import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Kbd } from './Kbd.tsx';
import { ScrollTable } from './ScrollTable.tsx';

export interface KeyTableProps {
  caption?: string;
  /** The `keys` of a row are pressed together: `['Shift', 'F10']`. */
  rows: { keys: string[]; action: string }[];
}

/** A table of keyboard shortcuts. */
export function KeyTable({ caption, rows }: KeyTableProps) {
  const { t } = useDocsConfig();
  return (
    <ScrollTable label={caption ?? t('keyTable.label')}>
      {caption ? <caption>{caption}</caption> : null}
      <thead>
        <tr>
          <th scope="col">{t('keyTable.keys')}</th>
          <th scope="col">{t('keyTable.action')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, action }) => (
          <tr key={`${keys.join('+')} ${action}`}>
            <td>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 ? ' + ' : null}
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </td>
            <td>{action}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
