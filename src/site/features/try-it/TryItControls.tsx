import type { ReactNode } from 'react';
import type { TryItControl } from '#model/try-it/TryItControl.ts';
import { groupTryItControls } from '#model/try-it/tryItGroups.ts';
import { isTryItSwitch } from '#model/try-it/tryItValues.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getControlClass } from '../../ui/getControlClass.ts';
import { unquote } from './controls.ts';
import styles from './TryItPanel.module.css';

export interface TryItControlsProps {
  controls: readonly TryItControl[];
  /** Props that the host sets. */
  given: readonly string[];
}

/** The controls of a panel, grouped by purpose. They're uncontrolled fields (see `controls.ts`). */
export function TryItControls({ controls, given }: TryItControlsProps) {
  const { t } = useDocsConfig();
  return (
    <>
      {groupTryItControls(controls).map(({ group, controls: members }) => (
        <Group key={group} title={t(group === 'log' ? 'tryIt.log' : `tryIt.groups.${group}`)}>
          {members.map((control) => (
            <ControlRow key={control.name} control={control} />
          ))}
        </Group>
      ))}
      <GivenGroup title={t('tryIt.given')} names={given} />
    </>
  );
}

/** The props that a part gets from its host. `createGivenView` fills in the values. */
function GivenGroup({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Group title={title}>
      <dl className={styles.given}>
        {names.map((name) => (
          <div key={name} className={styles.row} data-row={name}>
            <dt>
              <code className={styles.name}>{name}</code>
            </dt>
            <dd className={styles.value} data-given={name} dir="ltr">
              …
            </dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group} role="group" aria-label={title} data-try-group="">
      <p className={styles.groupTitle} aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}

function ControlRow({ control }: { control: TryItControl }) {
  const { t } = useDocsConfig();
  const { name, needs, isBroken } = control;
  const noteId = `try-${name}-note`;
  return (
    <div className={styles.row} data-row={name}>
      <label className={isTryItSwitch(control) ? styles.switch : styles.field}>
        <code className={styles.name}>{name}</code>
        <Field control={control} describedBy={needs || isBroken ? noteId : undefined} />
      </label>
      {isBroken ? (
        <p className={styles.note} id={noteId}>
          {t('tryIt.isBroken')}
        </p>
      ) : null}
      {needs ? (
        <p className={styles.note} id={noteId} data-note={name} hidden>
          {t('tryIt.needs', { names: needs.props.join(', ') })}
        </p>
      ) : null}
    </div>
  );
}

const INPUT_TYPES = { number: 'number', string: 'text', date: 'date' } as const;

function Field({
  control,
  describedBy,
}: {
  control: TryItControl;
  describedBy: string | undefined;
}) {
  const { t } = useDocsConfig();
  const { name, kind, options = [], min, isBroken } = control;
  const shared = {
    'data-prop': name,
    'aria-describedby': describedBy,
    ...(isBroken ? { disabled: true } : {}),
  };
  if (kind === 'boolean' || kind === 'callback' || kind === 'ref') {
    return <input type="checkbox" defaultChecked={control.default === 'true'} {...shared} />;
  }
  if (kind === 'options' || kind === 'sample') {
    const others = options.filter((option) => option !== control.default);
    return (
      <select className={getControlClass(styles.input)} {...shared}>
        <option value="">{control.default ? unquote(control.default) : t('tryIt.default')}</option>
        {others.map((option) => (
          <option key={option} value={option}>
            {unquote(option)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      className={getControlClass(styles.input)}
      type={INPUT_TYPES[kind]}
      placeholder={control.default ? unquote(control.default) : undefined}
      min={min}
      step={kind === 'number' ? 'any' : undefined}
      autoComplete="off"
      {...shared}
    />
  );
}
