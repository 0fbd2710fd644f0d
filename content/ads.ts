/** In-house ads. Their texts are in `ads.inHouse` of `strings/`, their images in `src/site/public/x/house/`. */
export const inHouseAds = [
  { name: 'plans', link: 'https://mui.com/pricing/', img: '/x/house/plans.svg' },
  { name: 'templates', link: 'https://mui.com/store/', img: '/x/house/templates.svg' },
  { name: 'designKits', link: 'https://mui.com/design-kits/', img: '/x/house/design-kits.svg' },
  { name: 'support', link: '/x/introduction/support/', img: '/x/house/support.svg' },
] as const;
