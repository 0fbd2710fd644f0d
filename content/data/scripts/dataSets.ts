import { createBookings } from './createBookings.ts';
import { createEmployees } from './createEmployees.ts';
import { createEnergy } from './createEnergy.ts';
import { createFiles } from './createFiles.ts';
import { createOrders } from './createOrders.ts';
import { createProducts } from './createProducts.ts';
import { createRivers } from './createRivers.ts';
import { createSales } from './createSales.ts';
import { createSensors } from './createSensors.ts';
import { createStocks } from './createStocks.ts';
import { createTasks } from './createTasks.ts';
import { createTransactions } from './createTransactions.ts';

/** The functions that create the rows of each data set. The keys are also the names of the files and arrays. */
export const dataSets = {
  bookings: createBookings,
  employees: createEmployees,
  energy: createEnergy,
  files: createFiles,
  orders: createOrders,
  products: createProducts,
  rivers: createRivers,
  sales: createSales,
  sensors: createSensors,
  stocks: createStocks,
  tasks: createTasks,
  transactions: createTransactions,
} satisfies Record<string, () => object[]>;
