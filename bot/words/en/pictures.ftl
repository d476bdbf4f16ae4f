# The Headquarters as a picture.

picture-saved = saves { n-cards }
picture-kept = { n-cards } to keep
picture-blueprint = { -blueprint }: { $card }
picture-price = Price: { $price }
