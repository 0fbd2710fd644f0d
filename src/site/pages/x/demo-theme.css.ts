import { createDemoThemeCss } from '../../theme/demoThemeCss.ts';

export function GET(): Response {
  return new Response(createDemoThemeCss(), { headers: { 'Content-Type': 'text/css' } });
}
