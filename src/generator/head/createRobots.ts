/** Everything may be read; the list of pages is named, and for programs that read text its short form. */
export function createRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
    `# All pages as Markdown, listed: ${siteUrl}/x/llms.txt`,
    `# Answers for assistants (MCP): ${siteUrl}/mcp`,
    '',
  ].join('\n');
}
