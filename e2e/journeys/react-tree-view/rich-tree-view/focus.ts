import { expect } from '@playwright/test';
import type { DemoJourneys } from '../../../demos/DemoJourney.ts';

export const journeys: DemoJourneys = {
  async RichActivePanel({ page, stage }) {
    const tree = stage.getByRole('tree', { name: 'Score library' });
    const shortcut = stage.locator('.MuiChip-root', { hasText: 'Space Select' });
    const isActive = (active: boolean) =>
      expect(shortcut).toHaveClass(active ? /MuiChip-filled/ : /MuiChip-outlined/);
    await isActive(false);
    await tree.getByText('Overture.pdf').click();
    await isActive(true);
    await expect(tree.getByRole('treeitem', { name: 'Overture.pdf' })).toBeFocused();

    // Between two items, the panel doesn't become inactive.
    await shortcut.evaluate((chip) => {
      new MutationObserver(() => chip.setAttribute('data-changed', '')).observe(chip, {
        attributeFilter: ['class'],
      });
    });
    await page.keyboard.press('ArrowDown');
    await expect(tree.getByRole('treeitem', { name: 'Serenade in E.pdf' })).toBeFocused();
    await isActive(true);
    await expect(shortcut).not.toHaveAttribute('data-changed');

    await page.keyboard.press('Tab');
    await isActive(false);
    await expect(shortcut).toHaveAttribute('data-changed');
    await page.keyboard.press('Shift+Tab');
    await isActive(true);
    await expect(tree.getByRole('treeitem', { name: 'Overture.pdf' })).toBeFocused();
  },
};
