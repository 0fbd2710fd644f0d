/** What the second stage of the ranking looks at, and why it may matter. */
export const PAGE_FEATURES = {
  score: 'Score of the first stage, as the logarithm of its ratio to the best one',
  product: 'How likely the words are about this product',
  isMigration: 'The page is a migration guide',
  isOther: 'The query names another product',
  isApi: 'The page is part of the API reference',
  isHub: 'The page mentions everything',
  isRecipes: 'The page shows how to combine features',
  isGallery: 'The page shows demos and says little about them',
  isSameTitle: 'The query equals the title',
  title: 'Share of the query in the title',
  keywords: 'Share in the keywords and questions of the page as a whole',
  intro: 'Share in the description and the text before the first section',
  top: 'Share in the title, keywords, and headings together',
  questions: 'Share in all questions of the page',
  code: 'Share in the code of the page',
  heading: 'Share in the heading of the best section',
  sectionText: 'Share in the text of the best section',
  sectionTop: 'Share in the heading, questions, and text of the best section',
  section: 'Share in the best section, with its code',
  demo: 'Share in the name of the best demo',
  searches: 'Share in all searches of the page',
  covered: 'Share in the phrase that contains most of the query',
  similar: 'Similarity to the most similar phrase',
  repeated: 'Mean similarity to the three most similar ones',
  likelyText: 'How much likelier the words are in its texts than in those of an average page',
  likelyCode: 'The same for its code',
} as const;

export type PageFeature = keyof typeof PAGE_FEATURES;
export type PageFeatures = Record<PageFeature, number>;
export const PAGE_FEATURE_NAMES = Object.keys(PAGE_FEATURES) as PageFeature[];
