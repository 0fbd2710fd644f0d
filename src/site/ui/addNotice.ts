import styles from './addNotice.module.css';

/** Adds a card at the bottom of the screen. Several cards are stacked. */
export function addNotice(title: string, text: string): HTMLElement {
  const card = document.createElement('div');
  card.className = styles['card'] ?? '';
  const heading = document.createElement('p');
  heading.className = styles['title'] ?? '';
  heading.textContent = title;
  const details = document.createElement('p');
  details.className = styles['text'] ?? '';
  details.textContent = text;
  card.append(heading, details);
  findArea().append(card);
  return card;
}

/** Adds actions to a card, side by side with equal weight. */
export function addNoticeActions(card: HTMLElement, actions: readonly HTMLElement[]): void {
  const row = document.createElement('div');
  row.className = styles['actions'] ?? '';
  for (const action of actions) action.classList.add(styles['action'] ?? '');
  row.append(...actions);
  card.append(row);
}

function findArea(): HTMLElement {
  const found = document.getElementById('notices');
  if (found) return found;
  const area = document.createElement('div');
  area.id = 'notices';
  area.className = styles['area'] ?? '';
  document.body.append(area);
  return area;
}
