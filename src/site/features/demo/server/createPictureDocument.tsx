import { renderToStaticMarkup } from 'react-dom/server';
import type { DemoPicture } from '#model/demo/Demo.ts';
import { demoThemeHref } from '../../../theme/demoThemeCss.ts';
import { PICTURE_STYLES_HREF } from '../../../theme/pictureCss.ts';
import type { DemoStyles } from './extractStyles.ts';
import { fitMedia } from './fitMedia.ts';

/** A document with nothing but the picture of a demo. It has no scripts, and search engines leave it out. */
export function createPictureDocument(
  { label, xs, lg }: DemoPicture,
  styles: DemoStyles,
  stylesheets: readonly string[] = [],
): string {
  const css = fitMedia(listUsed(styles, `${xs}${lg}`).join(''));
  const html = renderToStaticMarkup(
    <html lang="en" data-mui-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{label}</title>
        {[PICTURE_STYLES_HREF, demoThemeHref, ...stylesheets].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main role="img" aria-label={label}>
          {xs && <div className="narrow" inert dangerouslySetInnerHTML={{ __html: xs }} />}
          <div className="wide" inert dangerouslySetInnerHTML={{ __html: lg }} />
        </main>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}

/** Rules that don't belong to a class, such as global ones, stay. */
function listUsed(styles: DemoStyles, html: string): string[] {
  const isUsed = (names: string) =>
    !/^[\da-z]+(?:-|$)/.test(names) || html.includes(`css-${names.split(' ')[0]}`);
  return [...styles].filter(([names]) => isUsed(names)).map(([, css]) => css);
}
