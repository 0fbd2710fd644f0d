import { siteConfig } from '#content/site.config.ts';
import type { AnalyticsConfig } from '#model/analytics/AnalyticsConfig.ts';
import { LANGUAGES } from '#model/locale/languages.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { ANALYTICS_META } from '../browser/analyticsConfig.ts';
import type { PageTwin } from '#model/machine-docs/PageTwin.ts';
import { palette } from '../theme/tokens.ts';

export interface HeadProps {
  locale: Locale;
  title: string;
  description: string;
  /** Public path for search engines. Absent for a page without a URL. */
  canonical?: string;
  /** The page in every language. */
  alternates: readonly { locale: Locale; href: string; isTranslated: boolean }[];
  productId: string;
  productCategoryId: string;
  /** Public path of the image for link previews. */
  image: string;
  noIndex?: boolean;
  /** Absent if the page has no Markdown version. */
  twin?: PageTwin | undefined;
}

/** The metadata of a page. */
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
      <meta property="og:locale" content={LANGUAGES[locale].openGraph} />
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

/** Tells the page's script where to send events. Renders nothing if analytics is off. */
export function AnalyticsMeta({ config }: { config: AnalyticsConfig }) {
  if (config.sink.kind === 'none') return null;
  return <meta name={ANALYTICS_META} content={JSON.stringify(config)} />;
}
