# The Headquarters as a picture.

picture-saved = économie : { n-cards }
picture-kept = { n-cards } à garder
picture-blueprint = { -blueprint } : { $card }
picture-price = Prix : { $price }
