"""What Schemathesis needs to be told about the product's contract."""

import schemathesis

# It knows the other kinds of images that a profile may have.
schemathesis.serializer.alias("image/avif", "image/webp")
