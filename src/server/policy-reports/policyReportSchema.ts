import { z } from 'zod';
import { cleanText } from '#model/feedback/Feedback.ts';

/** The information that both formats contain. */
export interface ReportedViolation {
  documentUrl: string;
  directive: string;
  blockedUrl: string;
  sourceUrl: string;
  line: number | undefined;
}

const text = z.string().max(16_384).transform(cleanText);
const optionalText = text.nullish().transform((value) => value ?? '');
const line = z.number().int().nonnegative().nullish();

/** `application/csp-report`, which `report-uri` sends. */
const legacySchema = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': optionalText,
      'violated-directive': optionalText,
      'blocked-uri': optionalText,
      'source-file': optionalText,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }): ReportedViolation[] => [
    {
      documentUrl: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blockedUrl: report['blocked-uri'],
      sourceUrl: report['source-file'],
      line: report['line-number'] ?? undefined,
    },
  ]);

const violationSchema = z.object({
  documentURL: text,
  effectiveDirective: text,
  blockedURL: optionalText,
  sourceFile: optionalText,
  lineNumber: line,
});

/** `application/reports+json`, which `report-to` sends. Reports of other kinds are ignored. */
const modernSchema = z
  .array(z.object({ type: z.string().max(100), body: z.unknown() }))
  .min(1)
  .max(100)
  .transform((reports, context): ReportedViolation[] =>
    reports.flatMap(({ type, body }, index) => {
      if (type !== 'csp-violation') return [];
      const parsed = violationSchema.safeParse(body);
      if (!parsed.success) {
        context.addIssue({ code: 'custom', message: 'must describe a violation', path: [index] });
        return [];
      }
      const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } = parsed.data;
      return {
        documentUrl: documentURL,
        directive: effectiveDirective,
        blockedUrl: blockedURL,
        sourceUrl: sourceFile,
        line: lineNumber ?? undefined,
      };
    }),
  );

/** The body of `POST /policy-reports` by its content type. */
export const POLICY_REPORT_SCHEMAS = {
  'application/csp-report': legacySchema,
  'application/reports+json': modernSchema,
} as const;
