// The electricity of an island, month by month from 2023 to 2025, in gigawatt-hours. The sources add up to the demand.
// Rebuild the rows with `npm run data`.
// Dates are in local time, so they read the same everywhere.

export interface EnergyMonth {
  /** The first day of the month. Unique. */
  month: Date;
  solar: number;
  wind: number;
  hydro: number;
  gas: number;
  /** Negative, because a battery gives back less than it takes; `null` until the battery park opened. */
  battery: number | null;
  /** Negative in months with more exports than imports. */
  imports: number;
  demand: number;
  /** Euros per megawatt-hour. */
  price: number;
  /** Solar, wind, and hydro as a share of the demand. */
  renewable: number;
}

export const energy: EnergyMonth[] = [
  { month: new Date(2023, 0, 1), solar: 14.3, wind: 195.6, hydro: 76.9, gas: 196.7, battery: null, imports: 76.5, demand: 560, price: 89.8, renewable: 0.512 },
  { month: new Date(2023, 1, 1), solar: 24.4, wind: 140.6, hydro: 69.7, gas: 192.3, battery: null, imports: 77.8, demand: 504.8, price: 84.3, renewable: 0.465 },
  { month: new Date(2023, 2, 1), solar: 50.7, wind: 171.4, hydro: 94.4, gas: 145.6, battery: null, imports: 61.2, demand: 523.3, price: 76.5, renewable: 0.605 },
  { month: new Date(2023, 3, 1), solar: 77.3, wind: 119.5, hydro: 128.2, gas: 105.3, battery: null, imports: 46, demand: 476.3, price: 64, renewable: 0.682 },
  { month: new Date(2023, 4, 1), solar: 98.4, wind: 108.4, hydro: 140.5, gas: 61.9, battery: null, imports: 28.1, demand: 437.3, price: 54.5, renewable: 0.794 },
  { month: new Date(2023, 5, 1), solar: 122.2, wind: 95.1, hydro: 117.3, gas: 61.1, battery: null, imports: 28.7, demand: 424.4, price: 56.5, renewable: 0.788 },
  { month: new Date(2023, 6, 1), solar: 112.6, wind: 84.2, hydro: 84.5, gas: 111.5, battery: null, imports: 54.4, demand: 447.2, price: 66.7, renewable: 0.629 },
  { month: new Date(2023, 7, 1), solar: 106.9, wind: 81.5, hydro: 73.1, gas: 120.3, battery: null, imports: 60.8, demand: 442.6, price: 69.4, renewable: 0.591 },
  { month: new Date(2023, 8, 1), solar: 78.4, wind: 111.3, hydro: 63.7, gas: 125.8, battery: null, imports: 65.9, demand: 445.1, price: 70.3, renewable: 0.569 },
  { month: new Date(2023, 9, 1), solar: 49.7, wind: 151.1, hydro: 66.6, gas: 145.9, battery: null, imports: 79.3, demand: 492.6, price: 80.2, renewable: 0.543 },
  { month: new Date(2023, 10, 1), solar: 30.1, wind: 199.6, hydro: 86.2, gas: 131.9, battery: null, imports: 74.2, demand: 522, price: 74.9, renewable: 0.605 },
  { month: new Date(2023, 11, 1), solar: 15.7, wind: 211.7, hydro: 82.2, gas: 165.4, battery: null, imports: 96.3, demand: 571.3, price: 82.7, renewable: 0.542 },
  { month: new Date(2024, 0, 1), solar: 24, wind: 207.9, hydro: 77.8, gas: 158.4, battery: null, imports: 95.5, demand: 563.6, price: 85.4, renewable: 0.55 },
  { month: new Date(2024, 1, 1), solar: 40.7, wind: 172.6, hydro: 78.2, gas: 144.2, battery: null, imports: 89.9, demand: 525.6, price: 81.1, renewable: 0.555 },
  { month: new Date(2024, 2, 1), solar: 77.6, wind: 184, hydro: 96.4, gas: 105.9, battery: null, imports: 68.2, demand: 532.1, price: 64.6, renewable: 0.673 },
  { month: new Date(2024, 3, 1), solar: 112.9, wind: 144.9, hydro: 78.5, gas: 80.8, battery: null, imports: 53.9, demand: 471, price: 59.7, renewable: 0.714 },
  { month: new Date(2024, 4, 1), solar: 153.1, wind: 124.7, hydro: 99.2, gas: 40.8, battery: null, imports: 28.1, demand: 445.9, price: 52.1, renewable: 0.845 },
  { month: new Date(2024, 5, 1), solar: 165.9, wind: 89.2, hydro: 77.3, gas: 63.4, battery: null, imports: 45.2, demand: 441, price: 58.2, renewable: 0.754 },
  { month: new Date(2024, 6, 1), solar: 165.9, wind: 94.8, hydro: 52.5, gas: 86.2, battery: -1.3, imports: 63.5, demand: 461.6, price: 64.5, renewable: 0.679 },
  { month: new Date(2024, 7, 1), solar: 164.1, wind: 104.4, hydro: 40.7, gas: 78.7, battery: -1.7, imports: 59.8, demand: 446, price: 57.6, renewable: 0.693 },
  { month: new Date(2024, 8, 1), solar: 114.9, wind: 108.3, hydro: 42.4, gas: 113.1, battery: -1.6, imports: 88.8, demand: 465.9, price: 75.9, renewable: 0.57 },
  { month: new Date(2024, 9, 1), solar: 72.6, wind: 170.8, hydro: 71.4, gas: 102.7, battery: -1.7, imports: 83.3, demand: 499.1, price: 66.1, renewable: 0.631 },
  { month: new Date(2024, 10, 1), solar: 37.5, wind: 204.3, hydro: 84.8, gas: 112, battery: -2.1, imports: 93.9, demand: 530.4, price: 74.7, renewable: 0.616 },
  { month: new Date(2024, 11, 1), solar: 22.8, wind: 232.6, hydro: 76, gas: 140.3, battery: -2.1, imports: 121.4, demand: 591, price: 81.7, renewable: 0.561 },
  { month: new Date(2025, 0, 1), solar: 28.8, wind: 196.7, hydro: 75.2, gas: 146, battery: -1.3, imports: 130.6, demand: 576, price: 85.5, renewable: 0.522 },
  { month: new Date(2025, 1, 1), solar: 55.7, wind: 190.4, hydro: 77.8, gas: 0, battery: -0.7, imports: 202.6, demand: 525.8, price: 73.5, renewable: 0.616 },
  { month: new Date(2025, 2, 1), solar: 102.1, wind: 190.2, hydro: 80.1, gas: 0, battery: -1.9, imports: 182.3, demand: 552.8, price: 75.5, renewable: 0.674 },
  { month: new Date(2025, 3, 1), solar: 146, wind: 163.5, hydro: 128.8, gas: 0, battery: -2.2, imports: 57.2, demand: 493.3, price: 49.4, renewable: 0.889 },
  { month: new Date(2025, 4, 1), solar: 201.4, wind: 135.8, hydro: 135.6, gas: 24, battery: -0.8, imports: -41.3, demand: 454.7, price: 36.8, renewable: 1.04 },
  { month: new Date(2025, 5, 1), solar: 210.4, wind: 109.3, hydro: 105.8, gas: 24, battery: -0.9, imports: -10.6, demand: 438, price: 42.8, renewable: 0.971 },
  { month: new Date(2025, 6, 1), solar: 236.4, wind: 110.2, hydro: 82.7, gas: 24, battery: -1, imports: 4.7, demand: 457, price: 41.8, renewable: 0.939 },
  { month: new Date(2025, 7, 1), solar: 200.4, wind: 107.2, hydro: 66, gas: 43.1, battery: -1.6, imports: 48.2, demand: 463.3, price: 51.5, renewable: 0.806 },
  { month: new Date(2025, 8, 1), solar: 139.2, wind: 145.1, hydro: 62.2, gas: 55.1, battery: -2.3, imports: 63.6, demand: 462.9, price: 60.5, renewable: 0.749 },
  { month: new Date(2025, 9, 1), solar: 98, wind: 214.3, hydro: 72, gas: 52.4, battery: -1.4, imports: 62.5, demand: 497.8, price: 59.9, renewable: 0.772 },
  { month: new Date(2025, 10, 1), solar: 49.6, wind: 247.6, hydro: 81.3, gas: 70.9, battery: -0.7, imports: 87.4, demand: 536.1, price: 66.8, renewable: 0.706 },
  { month: new Date(2025, 11, 1), solar: 29.4, wind: 228.7, hydro: 78.1, gas: 110.4, battery: -1.9, imports: 140.5, demand: 585.2, price: 78.8, renewable: 0.575 },
];
