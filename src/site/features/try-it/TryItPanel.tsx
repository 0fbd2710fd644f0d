import type { ReactNode } from 'react';
import type { TryItControl } from '#model/try-it/TryItControl.ts';
import type { TryItPanelData } from '#model/try-it/TryItPanelData.ts';
import { formatTryItCode, isTryItLogged, isTryItSwitch } from '#model/try-it/tryItValues.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { CodeTokens } from '../../ui/CodeTokens.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import styles from './TryItPanel.module.css';

/** Controls for the props of a component, the live component, and its code. `startPanel` makes it interactive. */
export function TryItPanel({ productId, name, controls, given, height, host }: TryItPanelData) {
  const { t } = useDocsConfig();
  return (
    <div
      data-try-it={name}
      data-try-product={productId}
      data-try-host={host}
      data-failed={t('tryIt.failed')}
      data-was-reset={t('tryIt.wasReset')}
      style={{ '--try-height': `${height}px` } as React.CSSProperties}
    >
      <noscript>
        <p>{t('tryIt.noScript')}</p>
      </noscript>
      {host && host !== 'alone' ? <p>{t(`tryIt.hosts.${host}`)}</p> : null}
      <div className={styles.frame} data-needs-script="">
        <div
          className={styles.stage}
          data-try-stage=""
          data-demo-stage=""
          role="group"
          aria-label={t('tryIt.preview', { name })}
        >
          <p className={styles.waiting}>{t('tryIt.waiting')}</p>
        </div>
        <form className={styles.controls} aria-label={t('tryIt.controls', { name })}>
          <div className={styles.tools}>
            <input
              className={styles.filter}
              type="search"
              placeholder={t('tryIt.filter')}
              aria-label={t('tryIt.filter')}
              data-try-filter=""
            />
            <button type="reset" className={styles.reset}>
              {t('tryIt.reset')}
            </button>
          </div>
          <div className={styles.list}>
            <ControlGroup title={t('tryIt.values')} controls={controls.filter(isValue)} />
            <ControlGroup title={t('tryIt.samples')} controls={controls.filter(isSample)} />
            <ControlGroup title={t('tryIt.log')} controls={controls.filter(isTryItLogged)} />
            <GivenGroup title={t('tryIt.given')} names={given} />
            <p className={styles.none} role="status" data-try-none="" hidden>
              {t('tryIt.none')}
            </p>
          </div>
        </form>
        <div className={styles.foot}>
          <div className={styles.code} data-code-block="" dir="ltr">
            <pre className={styles.pre} tabIndex={0} role="group" aria-label={t('tryIt.code')}>
              <code data-try-code="">
                <CodeTokens
                  code={formatTryItCode({ productId, name }, controls, {})}
                  language="jsx"
                />
              </code>
            </pre>
            <CopyButton className={styles.copy} label={t('code.copy')} />
          </div>
          <CallLogView />
        </div>
      </div>
      <template
        data-try-controls=""
        dangerouslySetInnerHTML={{ __html: JSON.stringify(controls).replaceAll('<', '\\u003c') }}
      />
    </div>
  );
}

/** The call log, shown once the reader logs something. */
function CallLogView() {
  const { t } = useDocsConfig();
  return (
    <section className={styles.log} aria-label={t('tryIt.calls')} data-try-log="" hidden>
      <div className={styles.logHead}>
        <span>{t('tryIt.calls')}</span>
        <button type="button" className={styles.clear}>
          {t('tryIt.clear')}
        </button>
      </div>
      <p className={styles.logEmpty} data-try-log-empty="">
        {t('tryIt.noCalls')}
      </p>
      <div className={styles.lines} role="log" aria-label={t('tryIt.calls')} tabIndex={0} dir="ltr">
        <ol />
      </div>
    </section>
  );
}

function isSample({ kind }: TryItControl): boolean {
  return kind === 'sample';
}

function isValue(control: TryItControl): boolean {
  return !isSample(control) && !isTryItLogged(control);
}

function ControlGroup({ title, controls }: { title: string; controls: readonly TryItControl[] }) {
  if (controls.length === 0) return null;
  return (
    <Group title={title}>
      {controls.map((control) => (
        <ControlRow key={control.name} control={control} />
      ))}
    </Group>
  );
}

/** The props a part gets from its host; `createGivenView` fills in the values. */
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
      <select className={styles.input} {...shared}>
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
      className={styles.input}
      type={INPUT_TYPES[kind]}
      placeholder={control.default ? unquote(control.default) : undefined}
      min={min}
      step={kind === 'number' ? 'any' : undefined}
      autoComplete="off"
      {...shared}
    />
  );
}

/** `'compact'` → `compact` */
function unquote(literal: string): string {
  return literal.replace(/^'(.*)'$/, '$1');
}
