import { siteConfig } from '#content/site.config.ts';
import { getSite } from '#generator/content/Site.ts';
import { createShellData } from '#generator/pages/createShellData.ts';
import type { FamilyFile } from '../../../features/navigation/FamilyFile.ts';
import { listFamilyFiles } from '../../../features/navigation/familyFiles.tsx';
import { getDocsConfig } from '../../../layouts/DocsProvider.tsx';

/** The pages of each product in each language, loaded when a reader opens the product's group in the drawer of another page. */
export function getStaticPaths() {
  return siteConfig.locales.flatMap((locale) => {
    const { navigation, pageNames } = createShellData(getSite(), locale);
    return listFamilyFiles(getDocsConfig(locale, pageNames), navigation).map(
      ({ name, content }) => ({ params: { name }, props: { content } }),
    );
  });
}

export function GET({ props }: { props: { content: FamilyFile } }): Response {
  return Response.json(props.content);
}
