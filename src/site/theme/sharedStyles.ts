import { TOKENS } from './tokenStylesheet.ts';

/**
 * Stylesheets that pages load as one file, because a new page would request dozens of small ones one by one. Where two of them have
 * rules for the same element, the later one wins.
 */
export const sharedStyles = {
  /** What nearly all pages need for their first paint. */
  shell: [
    'theme/base.css',
    'theme/code.css',
    'features/prose/prose.css',
    TOKENS,
    'features/navigation/Logo.module.css',
    'features/navigation/Header.module.css',
    'ui/MenuList.module.css',
    'features/navigation/Menu.module.css',
    'layouts/PageFrame.module.css',
    'features/feedback/FeedbackPanel.module.css',
    'features/navigation/Breadcrumbs.module.css',
    'features/page/PageFooter.module.css',
    'ui/Chip.module.css',
    'features/navigation/NavigationTree.module.css',
    'features/contents/Contents.module.css',
    'features/navigation/Drawer.module.css',
    'features/notifications/Notifications.module.css',
    'features/page/BackToTop.module.css',
    'features/page/SiteFooter.module.css',
    'features/prose/SectionHeading.module.css',
    'features/prose/ApiFoot.module.css',
    'features/page/Untranslated.module.css',
    'features/prose/TextSection.module.css',
    'ui/CodeBlock.module.css',
    'features/prose/Callout.module.css',
    'features/prose/Details.module.css',
    'features/prose/Figure.module.css',
    'features/prose/Steps.module.css',
    'features/prose/TableSection.module.css',
    'features/prose/Tabs.module.css',
    'features/page/PageActions.module.css',
    'features/page/PageHeader.module.css',
    'features/page/PageTabs.module.css',
    'features/page/VersionNote.module.css',
    'ui/IconButton.module.css',
    'ui/Control.module.css',
    'ui/PlanMark.module.css',
    'features/ads/Ads.module.css',
    'ui/Icon.module.css',
    'features/demo/DemoMoreMenu.module.css',
    'features/demo/DemoViewMenu.module.css',
  ],
  /** What the pages of the API reference need too. */
  reference: [
    'features/api-reference/api-reference.css',
    'features/api-reference/ApiSection.module.css',
    'features/api-reference/ApiFilterBar.module.css',
    'features/api-reference/ImportLines.module.css',
    'features/api-reference/SizeFacts.module.css',
    'features/api-reference/UsedIn.module.css',
    'features/api-reference/ApiTabEntry.module.css',
    'features/try-it/TryItPanel.module.css',
  ],
} as const;
