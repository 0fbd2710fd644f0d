import { COMMENT_LENGTH, HONEYPOT_FIELD } from '#model/feedback/Feedback.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FeedbackPanel.module.css';

export interface FeedbackPanelProps {
  /** Internal pathname of the page. */
  page: string;
  productId: string;
}

/** The thumbs at the end of a page, and the form that opens from them and from the comment buttons next to headings. */
export function FeedbackPanel({ page, productId }: FeedbackPanelProps) {
  const { t, href, config } = useDocsConfig();
  const { version } = config.products.find(({ id }) => id === productId) ?? config.library;
  const issue = new URLSearchParams({
    title: '[docs] ',
    body: `Page: ${config.siteUrl}${href(`${page}/`)}\n\n`,
  });
  const issueHref = `${config.repository.url}/issues/new?${issue}`;
  return (
    <section
      className={styles.panel}
      aria-labelledby="feedback-question"
      data-feedback=""
      data-page={page}
      data-version={version}
      data-text-like={t('feedback.like')}
      data-text-like-section={t('feedback.likeSection')}
      data-text-improve={t('feedback.improve')}
      data-text-improve-section={t('feedback.improveSection')}
      data-text-optional={t('feedback.optional')}
      data-text-submit={t('feedback.submit')}
      data-text-sending={t('feedback.sending')}
      data-text-too-short={t('feedback.tooShort', { min: COMMENT_LENGTH.min })}
      data-text-too-long={t('feedback.tooLong', { max: COMMENT_LENGTH.max })}
      data-text-failed={t('feedback.failed')}
      data-text-limited={t('feedback.limited')}
      data-text-submitted={t('feedback.submitted')}
      data-text-queued={t('feedback.queued')}
      data-text-sent-later={t('feedback.sentLater')}
    >
      <div className={styles.question}>
        <p className={styles.text} id="feedback-question">
          {t('feedback.question')}
        </p>
        <div className={styles.votes} data-needs-script="">
          <button type="button" className={styles.vote} aria-pressed="false" data-vote="1">
            <Icon name="thumb-up" />
            {t('feedback.yes')}
          </button>
          <button type="button" className={styles.vote} aria-pressed="false" data-vote="0">
            <Icon name="thumb-down" />
            {t('feedback.no')}
          </button>
        </div>
        <noscript>
          <a className={styles.link} href={issueHref} rel="noopener">
            {t('feedback.openIssue')}
          </a>
        </noscript>
      </div>
      <p className={styles.fault} role="alert" data-unavailable="" hidden>
        {t('feedback.failed')}
      </p>
      <form className={styles.form} hidden noValidate>
        <label className={styles.prompt} htmlFor="feedback-comment" data-prompt="">
          {t('feedback.improve')}
        </label>
        <textarea
          className={styles.comment}
          id="feedback-comment"
          name="comment"
          rows={4}
          dir="auto"
          aria-describedby="feedback-fault"
        />
        <p className={styles.fault} id="feedback-fault" role="alert" data-fault="" />
        <p className={styles.tracker} data-tracker="">
          {t('feedback.tracker')}{' '}
          <a className={styles.link} href={issueHref} rel="noopener" target="_blank">
            {t('feedback.openIssue')}
          </a>
        </p>
        <div className="visually-hidden" aria-hidden="true">
          <label>
            {t('feedback.honeypot')}
            <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={styles.actions}>
          <span className={styles.hint}>{t('feedback.keys')}</span>
          <button type="button" className={styles.cancel} data-cancel="">
            {t('feedback.cancel')}
          </button>
          <button type="submit" className={styles.submit}>
            {t('feedback.submit')}
          </button>
        </div>
      </form>
    </section>
  );
}
