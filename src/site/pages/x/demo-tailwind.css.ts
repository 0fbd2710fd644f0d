import { createTailwindCss } from '#generator/demos/createTailwindCss.ts';

export async function GET(): Promise<Response> {
  return new Response(await createTailwindCss(), { headers: { 'Content-Type': 'text/css' } });
}
