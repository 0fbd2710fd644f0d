import type { NavigationEntry } from '#model/navigation/Navigation.ts';

export const introduction = {
  pathname: '/x/introduction-group',
  title: 'Introduction',
  children: [
    { pathname: '/x/introduction', title: 'Overview', ads: false },
    { pathname: '/x/introduction/installation', title: 'Installation', ads: false },
    { pathname: '/x/introduction/licensing', title: 'Licensing', ads: false },
    { pathname: '/x/introduction/support', title: 'Support', ads: false },
    { pathname: '/x/introduction/mcp', title: 'AI support via MCP', newFeature: true, ads: false },
    {
      pathname: '/x/introduction/priority-support',
      title: 'Priority support',
      plan: 'premium',
      newFeature: true,
    },
    { pathname: '/x/guides/telemetry', title: 'Telemetry', plan: 'pro' },
    { pathname: '/x/introduction/roadmap', title: 'Roadmap' },
  ],
} satisfies NavigationEntry;
