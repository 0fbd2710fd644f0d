import { RequestFault } from '../http/RequestFault.ts';
import type { SiteFilesSource } from '../static/createSiteFilesSource.ts';
import type { SiteFiles } from '../static/SiteFiles.ts';
import type { Docs } from './Docs.ts';

/** The docs of the build that is currently served, read when they're first needed. */
export function createDocsSource(site: SiteFilesSource): () => Promise<Docs> {
  const known = new WeakMap<SiteFiles, Promise<Docs>>();
  return async () => {
    const files = await site.get();
    const docs = known.get(files) ?? load(files);
    known.set(files, docs);
    return docs.catch((cause: unknown) => {
      known.delete(files);
      throw new RequestFault(503, "The docs can't be read right now.", { cause });
    });
  };
}

async function load({ directory }: SiteFiles): Promise<Docs> {
  const { loadDocs } = await import('./loadDocs.ts');
  return loadDocs(directory);
}
