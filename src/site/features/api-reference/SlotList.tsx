import { createApiAnchor } from '#model/page/ApiPageData.ts';
import type { ApiSlot } from '#model/reference/ApiReference.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import { ApiRow } from './ApiRow.tsx';
import { ApiRows } from './ApiRows.tsx';
import { ApiSection } from './ApiSection.tsx';
import { MarkdownText } from './MarkdownText.tsx';

export function SlotList({ slots }: { slots: readonly ApiSlot[] }) {
  const { t } = useDocsConfig();
  const { entry } = useApiPage();
  if (slots.length === 0) return null;
  return (
    <ApiSection id="slots" title={t('api.sections.slots')} count={slots.length} rows>
      <ApiRows>
        {slots.map((slot) => (
          <ApiRow
            key={slot.name}
            id={createApiAnchor(entry.name, 'slot', slot.name)}
            name={slot.name}
            type={slot.props}
            defaultValue={slot.default}
            plan={slot.plan}
            since={slot.since}
            deprecated={slot.deprecated}
          >
            <MarkdownText text={slot.description} />
            {slot.className ? (
              <p>
                {`${t('api.class')} `}
                <code>{`.${slot.className}`}</code>
              </p>
            ) : null}
          </ApiRow>
        ))}
      </ApiRows>
    </ApiSection>
  );
}
