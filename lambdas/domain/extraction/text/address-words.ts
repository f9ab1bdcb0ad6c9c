/** How a line of an address begins, in plain text: the kind of street, house or quarter. In German it ends the street's name. */
const ADDRESS =
  /^ *(?:(?:av|avda|avenida|avenue|bulevar|boulevard|blvd|calle|carrera|cra|calzada|col|colonia|barrio|frente|esquina|edificio|edif|torre|local|piso|zona|sector|urb|urbanizacion|rua|travessa|praca|largo|alameda|bairro|rue|place|carrer|paseo|praceta|impasse|chaussee|plaza (?:de|del|mayor)|chemin|quartier|immeuble|lot|bp|jl|jln|jalan|gedung|komplek|kompleks|kec|kel|kab|kota|desa|dusun|an der|am|im|postfach|street|road|po box|p o box|c o)(?![a-z])|[a-z]+(?:strasse|str|weg|platz|gasse|allee|ufer|ring)(?![a-z]))/;

/** Whether a line, in plain text, is an address by its first words. */
export function isAddressLine(plain: string): boolean {
  return ADDRESS.test(plain);
}
