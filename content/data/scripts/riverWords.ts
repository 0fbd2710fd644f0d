/** An invented river: its name, country, basin, length in kilometers, discharge at the mouth in m³/s, source, and mouth. */
export type River = readonly [
  name: string,
  country: string,
  basin: string,
  length: number,
  discharge: number,
  source: readonly [latitude: number, longitude: number],
  mouth: readonly [latitude: number, longitude: number],
  stations: readonly string[],
];

export const RIVERS: readonly River[] = [
  ['Ælva', 'Norway', 'Atlantic', 214, 168, [62.1, 9.3], [63.2, 8.1], ['Øvre bru', 'Storfossen', 'Tangen', 'Utløp']],
  ['Långån', 'Sweden', 'Baltic Sea', 342, 240, [64.6, 15.2], [63.4, 19.1], ['Källsjön', 'Brunnby', 'Sågverket', 'Hamnen']],
  ['Karhujoki', 'Finland', 'Baltic Sea', 186, 92, [65.4, 28.6], [64.8, 25.6], ['Yläniska', 'Myllykoski', 'Suu']],
  ['Sèvrette', 'France', 'Atlantic', 127, 34, [45.4, 1.9], [45.1, -0.4], ['Pont-Neuf', 'Les Moulins', 'La Combe', 'Quai Bas']],
  ['Aubrelle', 'France', 'Mediterranean', 98, 21, [44.3, 4.1], [43.6, 4.5], ['Gorge', 'Vieux Barrage', 'Camargue']],
  ['Río Sereno', 'Spain', 'Mediterranean', 276, 48, [40.4, -1.6], [39.2, -0.3], ['Nacimiento', 'Puente Viejo', 'El Azud', 'Delta']],
  ['Ribeira Funda', 'Portugal', 'Atlantic', 84, 17, [40.3, -7.5], [40.2, -8.6], ['Serra', 'Ponte Velha', 'Foz']],
  ['Torrente Nero', 'Italy', 'Adriatic Sea', 112, 39, [46.3, 12.1], [45.6, 12.9], ['Diga', 'Ponte Alto', 'Laguna']],
  ['Waldach', 'Germany', 'North Sea', 231, 87, [50.1, 9.9], [52.8, 9.1], ['Quellgrund', 'Altenmühle', 'Wehr', 'Brücke Nord', 'Mündung']],
  ['Grünache', 'Austria', 'Black Sea', 145, 64, [47.3, 13.2], [48.1, 14.9], ['Hochalm', 'Klamm', 'Sankt Veith']],
  ['Jasionka', 'Poland', 'Baltic Sea', 208, 56, [49.6, 20.4], [50.9, 21.8], ['Źródła', 'Stary Młyn', 'Łęg', 'Ujście']],
  ['Bystřička', 'Czechia', 'North Sea', 119, 28, [49.5, 13.4], [50.3, 14.2], ['Pramen', 'Jez', 'Soutok']],
  ['Valea Lungă', 'Romania', 'Black Sea', 254, 73, [46.9, 25.3], [45.2, 27.9], ['Izvor', 'Podul Mare', 'Câmpia', 'Vărsare']],
  ['Zelenica', 'Croatia', 'Adriatic Sea', 77, 41, [44.9, 15.6], [44.2, 15.3], ['Vrelo', 'Slap', 'Ušće']],
  ['Glenmarra', 'Ireland', 'Atlantic', 69, 26, [53.9, -8.1], [54.2, -8.9], ['Upper Weir', 'Old Mill', 'Strand']],
  ['Esker Water', 'United Kingdom', 'North Sea', 103, 31, [55.4, -3.1], [55.8, -2.1], ['Shepherd’s Bridge', 'Priory', 'Saltmarsh']],
  ['Brevaal', 'Netherlands', 'North Sea', 61, 44, [51.6, 6.0], [51.9, 4.6], ['Sluis Oost', 'Gemaal', 'Zeesluis']],
  ['Lys Blanche', 'Switzerland', 'Mediterranean', 92, 58, [46.5, 8.2], [46.2, 6.9], ['Glacier', 'Le Verrou', 'Plaine']],
  ['Mavroneri', 'Greece', 'Aegean Sea', 88, 15, [39.9, 21.2], [39.6, 22.5], ['Piges', 'Gefyra', 'Ekvoli']],
  ['Uus jõgi', 'Estonia', 'Baltic Sea', 94, 19, [58.6, 26.1], [58.9, 24.1], ['Läte', 'Veski', 'Suue']],
];
