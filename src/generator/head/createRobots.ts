/** Creates a robots.txt that allows everything and points to the sitemap and to the list of pages as Markdown. */
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
