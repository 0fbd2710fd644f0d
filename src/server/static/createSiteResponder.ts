import { answerWithText } from './answerWithText.ts';
import type { SiteFilesSource } from './createSiteFilesSource.ts';
import { isOutOfDescriptors } from './isOutOfDescriptors.ts';
import { answerFromSite } from './answerFromSite.ts';
import type { SiteAnswer, SiteRequest } from './SiteAnswer.ts';
import type { SiteFiles } from './SiteFiles.ts';

export type SiteResponder = (request: SiteRequest) => SiteAnswer | Promise<SiteAnswer>;

/** Answers from the current build, even if the disk fails. */
export function createSiteResponder(site: SiteFilesSource): SiteResponder {
  const memory = new WeakMap<SiteRequest, { files: SiteFiles; answer: SiteAnswer }>();

  async function recover(request: SiteRequest, files: SiteFiles, error: unknown) {
    if (isOutOfDescriptors(error)) return answerWithFault(503, 'Try again in a moment.', error);
    // The file may be gone because a new build has just replaced the old one.
    const fresh = await site.refresh();
    if (fresh === files) return answerWithFault(500, 'Something went wrong.', error);
    return Promise.resolve(answerFromSite(request, fresh)).catch((second: unknown) =>
      answerWithFault(500, 'Something went wrong.', second),
    );
  }

  return (request) => {
    const files = site.get();
    const known = request.isReused === true ? memory.get(request) : undefined;
    if (known?.files === files) return known.answer;
    const answer = answerFromSite(request, files);
    if (!(answer instanceof Promise)) {
      if (request.isReused === true) memory.set(request, { files, answer });
      return answer;
    }
    return answer.catch((error: unknown) => recover(request, files, error));
  };
}

function answerWithFault(status: number, message: string, error: unknown): SiteAnswer {
  const answer = answerWithText(status, message);
  const headers = { ...answer.headers, ...(status === 503 && { 'retry-after': '1' }) };
  return { ...answer, headers, error };
}
