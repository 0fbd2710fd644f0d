import lighthouse from 'lighthouse';

export interface LighthouseScores {
  /** 0 to 100 by category: performance, accessibility, best-practices, seo. */
  scores: Record<string, number>;
  /** Audits that keep a category below 100. */
  failing: string[];
  lcp: number;
  tbt: number;
  cls: number;
}

/** Runs Lighthouse several times with its mobile settings and returns the run with the median performance. */
export async function runLighthouse(
  url: string,
  port: number,
  runs = 3,
): Promise<LighthouseScores> {
  const results: LighthouseScores[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, port));
  results.sort((a, b) => (a.scores['performance'] ?? 0) - (b.scores['performance'] ?? 0));
  const median = results[Math.floor(results.length / 2)];
  if (!median) throw new Error("Lighthouse didn't run.");
  return median;
}

async function runOnce(url: string, port: number): Promise<LighthouseScores> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { categories, audits } = result.lhr;
  const failing = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return {
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    failing: [...new Set(failing)],
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
    tbt: audits['total-blocking-time']?.numericValue ?? 0,
    cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
  };
}
