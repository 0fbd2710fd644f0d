/** Starts what a tool page lets readers do: offline reading, the list of pages, bundle sizes, or upgrades. */
export function startTool(root: Document): void {
  if (root.querySelector('[data-offline]')) {
    void import('../features/offline/startOffline.tsx').then(({ startOffline }) =>
      startOffline(root),
    );
  }
  if (root.querySelector('[data-page-list]')) {
    void import('../features/search/filterPageList.ts').then(({ filterPageList }) =>
      filterPageList(root),
    );
  }
  if (root.querySelector('[data-size-table]')) {
    void import('../features/sizes/enhanceSizeTable.ts').then(({ enhanceSizeTable }) =>
      enhanceSizeTable(root),
    );
  }
  if (root.querySelector('[data-upgrade]')) {
    void import('../features/upgrade/startUpgrade.tsx').then(({ startUpgrade }) =>
      startUpgrade(root),
    );
  }
}
