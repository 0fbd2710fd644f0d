import { siteConfig } from '#content/site.config.ts';
import type { AnalyticsConfig } from '#model/analytics/AnalyticsConfig.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { ANALYTICS_META } from '../browser/analyticsConfig.ts';
import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import { palette } from '../theme/tokens.ts';

export interface HeadProps {
  locale: Locale;
  title: string;
  description: string;
  /** Public path of the page that search engines should know; none for a page that has no address. */
  canonical?: string;
  /** The page in the languages it has a text in. */
  alternates: readonly { locale: Locale; href: string; isTranslated: boolean }[];
  productId: string;
  productCategoryId: string;
  /** Public path of the card shown where the page is shared. */
  image: string;
  noIndex?: boolean;
  /** Absent where a page has no Markdown. */
  twin?: PageTwin | undefined;
}

/** What machines read about a page. */
export function Head({
  locale,
  title,
  description,
  canonical,
  alternates,
  productId,
  productCategoryId,
  image,
  noIndex = false,
  twin,
}: HeadProps) {
  const absolute = (path: string) => `${siteConfig.siteUrl}${path}`;
  const fullTitle = `${title} - ${siteConfig.library.name}`;
  const translated = alternates.filter((alternate) => alternate.isTranslated);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={absolute(canonical)} /> : null}
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      {translated.map(({ locale: hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={absolute(href)} />
      ))}
      {translated[0] ? (
        <link rel="alternate" hrefLang="x-default" href={absolute(translated[0].href)} />
      ) : null}
      {twin ? <link rel="alternate" type="text/markdown" href={twin.href} /> : null}
      {twin?.version ? <meta name="docs:version" content={twin.version} /> : null}
      {twin?.hash ? <meta name="docs:hash" content={twin.hash} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {canonical ? <meta property="og:url" content={absolute(canonical)} /> : null}
      <meta property="og:image" content={absolute(image)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={locale === 'zh' ? 'zh_CN' : 'en_US'} />
      <meta property="og:ttl" content="604800" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={absolute(image)} />
      <meta name="mui:productId" content={productId} />
      <meta name="mui:productCategoryId" content={productCategoryId} />
      <AnalyticsMeta config={siteConfig.analytics} />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={palette.light.themeColor}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={palette.dark.themeColor}
      />
      <link rel="icon" href="/x/icon.svg" type="image/svg+xml" />
      <link rel="icon" href="/x/icon.png" sizes="192x192" type="image/png" />
      <link rel="apple-touch-icon" href="/x/apple-touch-icon.png" />
      <link rel="manifest" href="/x/manifest.webmanifest" />
    </>
  );
}

/** Tells the page's script who counts; nothing where nobody does. */
export function AnalyticsMeta({ config }: { config: AnalyticsConfig }) {
  if (config.sink.kind === 'none') return null;
  return <meta name={ANALYTICS_META} content={JSON.stringify(config)} />;
}
