import { EXAMPLE_CHARTS, EXAMPLE_QUESTIONS } from '#model/demo/Example.ts';
import type { ExampleFacet, ExampleFacts } from '#model/demo/Example.ts';
import { PLANS } from '#model/product/Plan.ts';
import { useDocsConfig } from '../../../browser/DocsConfigContext.tsx';
import { getControlClass } from '../../../ui/getControlClass.ts';
import styles from './GalleryFilters.module.css';

interface Facet {
  name: ExampleFacet;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A group of checkboxes for each facet, with the values that occur and how many examples have them. */
export function GalleryFilters({ examples }: { examples: readonly ExampleFacts[] }) {
  const { t } = useDocsConfig();
  const facets: Facet[] = [
    {
      name: 'question',
      label: t('gallery.question'),
      options: EXAMPLE_QUESTIONS.map((value) => {
        return { value, label: t(`gallery.questions.${value}`) };
      }),
    },
    {
      name: 'chart',
      label: t('gallery.chart'),
      options: EXAMPLE_CHARTS.map((value) => {
        return { value, label: t(`gallery.charts.${value}`) };
      }),
    },
    {
      name: 'plan',
      label: t('gallery.plan'),
      options: PLANS.map((value) => {
        return { value, label: t(`gallery.plans.${value}`) };
      }),
    },
  ];
  return (
    <div
      className={styles.filters}
      role="search"
      aria-label={t('gallery.filters')}
      data-gallery-filters=""
      data-needs-script=""
      data-no-print=""
    >
      {facets.map(({ name, label, options }) => (
        <fieldset key={name} className={styles.facet}>
          <legend className={styles.label}>{label}</legend>
          <div className={styles.options}>
            {options
              .map((option) => ({ ...option, count: countValue(examples, name, option.value) }))
              .filter(({ count }) => count > 0)
              .map((option) => (
                <label key={option.value} className={styles.option}>
                  <input
                    className={styles.input}
                    type="checkbox"
                    name={name}
                    value={option.value}
                    autoComplete="off"
                  />
                  <span className={styles.face}>
                    {option.label}{' '}
                    <span className={styles.count} data-gallery-count="">
                      {option.count}
                    </span>
                  </span>
                </label>
              ))}
          </div>
        </fieldset>
      ))}
      <p className={styles.result}>
        <output
          data-gallery-status=""
          data-some={t('gallery.some', { all: examples.length })}
          data-none={t('gallery.none')}
        >
          {t('gallery.all', { all: examples.length })}
        </output>
        <button
          type="button"
          className={getControlClass(styles.clear, { isQuiet: true })}
          data-gallery-clear=""
          hidden
        >
          {t('gallery.clear')}
        </button>
      </p>
    </div>
  );
}

function countValue(examples: readonly ExampleFacts[], facet: ExampleFacet, value: string): number {
  return examples.filter((example) => example[facet] === value).length;
}
