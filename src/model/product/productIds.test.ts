import { describe, expect, it } from 'vitest';
import { getProductIds } from './productIds.ts';

describe('getProductIds', () => {
  it.each([
    ['/material-ui/react-button/', 'core', 'material-ui'],
    ['/joy-ui/', 'core', 'joy-ui'],
    ['/base-ui/', 'core', 'base-ui'],
    ['/system/', 'core', 'system'],
    ['/material-ui', 'null', 'null'],
    ['/x/react-data-grid/', 'x', 'x-data-grid'],
    ['/x/react-data-grid', 'x', 'x-data-grid'],
    ['/x/react-data-grid/#overview', 'x', 'x-data-grid'],
    ['/zh/x/react-data-grid/', 'x', 'x-data-grid'],
    ['/x/react-tree-view/rich-tree-view/items/', 'x', 'x-tree-view'],
    ['/x/react-scheduler/', 'x', 'x-scheduler'],
    ['/x/react-/', 'x', 'null'],
    ['/x/introduction/', 'x', 'null'],
    ['/x/migration/migration-charts-v7/', 'x', 'null'],
    ['/x/guides/telemetry/', 'x', 'null'],
    ['/x/common-concepts/custom-components/', 'x', 'null'],
    ['/x/whats-new/', 'x', 'null'],
    ['/x/', 'x', 'null'],
    ['/x', 'null', 'null'],
    ['/x/api/data-grid/', 'x', 'x-data-grid'],
    ['/x/api/data-grid', 'x', 'x-data-grid'],
    ['/x/api/data-grid/grid-api/', 'x', 'x-data-grid'],
    ['/x/api/date-pickers/date-picker/', 'x', 'x-date-pickers'],
    ['/x/api/charts/bar-chart/', 'x', 'x-charts'],
    ['/x/api/tree-view/tree-item/', 'x', 'x-tree-view'],
    ['/x/api/charts-group/', 'x', 'null'],
    ['/toolpad/', 'toolpad', 'toolpad-core'],
    ['/toolpad/core/introduction/', 'toolpad', 'toolpad-core'],
    ['/toolpad/studio', 'toolpad', 'toolpad-core'],
    ['/toolpad/studio/', 'toolpad', 'toolpad-studio'],
    ['/docs/', 'null', 'docs'],
    ['/versions', 'null', 'null'],
    ['/versions/', 'null', 'docs'],
    ['/production-error/', 'null', 'docs'],
    ['/experiments/docs/codeblock/', 'null', 'docs-infra'],
    ['/experiments/', 'null', 'null'],
    ['/', 'null', 'null'],
  ])('%j → category %j, id %j', (path, productCategoryId, productId) => {
    expect(getProductIds(path)).toEqual({ productId, productCategoryId });
  });
});
