/** Browsers post violations of the content security policy here if the server asks for them. */
export const POLICY_REPORTS_PATH = '/policy-reports';

const ENDPOINT = 'policy';

/** Names the endpoint for `report-to`. */
export const REPORTING_HEADER = {
  'reporting-endpoints': `${ENDPOINT}="${POLICY_REPORTS_PATH}"`,
} as const;

/** Browsers that support `report-to` ignore `report-uri`, which is for all others. */
export const REPORTING_DIRECTIVES = {
  'report-uri': [POLICY_REPORTS_PATH],
  'report-to': [ENDPOINT],
} as const satisfies Record<string, readonly string[]>;
